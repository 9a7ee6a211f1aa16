/** What is read once. */
export interface Once<Value> {
  (name: string): Promise<Value>;
  /** Whether it has been asked for, and has not failed. */
  readonly has: (name: string) => boolean;
}

/** Reads each name once, unless reading it fails. */
export function once<Value>(read: (name: string) => Promise<Value>): Once<Value> {
  const values = new Map<string, Promise<Value>>();
  const readOnce = (name: string) => {
    let value = values.get(name);
    if (!value) {
      value = read(name).catch((error: unknown) => {
        values.delete(name);
        throw error;
      });
      values.set(name, value);
    }
    return value;
  };
  return Object.assign(readOnce, {has: (name: string) => values.has(name)});
}
