/** The tap of a disc on the board: a short, dull knock, made here. */
let context: AudioContext | null = null;

export function knock(flips: number): void {
  // Browsers let nothing be heard before somebody has touched the page, and warn of whoever tries.
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  // Some put it to rest while the page is not seen.
  if (context.state !== 'running') void context.resume();
  tap(context, context.currentTime, 0.5);
  // What a move turns is heard as softer taps behind it.
  for (let i = 0; i < Math.min(flips, 4); i++) tap(context, context.currentTime + 0.09 + 0.045 * i, 0.14);
}

function tap(context: AudioContext, at: number, loudness: number): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.setValueAtTime(420, at);
  oscillator.frequency.exponentialRampToValueAtTime(150, at + 0.05);
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.08);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + 0.09);
}
