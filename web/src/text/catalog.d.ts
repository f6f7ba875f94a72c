declare module '*.ftl?page' {
  const text: string;
  export default text;
}
