const KEY = 'yosumi-table';

/** The table that this tab has sat at: a reload comes back to it. */
export function seat(): string | null {
  return sessionStorage.getItem(KEY);
}

export function keepSeat(table: string): void {
  sessionStorage.setItem(KEY, table);
}
