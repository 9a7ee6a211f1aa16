/** Reads each name once, unless reading it fails. */
export function once<Value>(read: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const values = new Map<string, Promise<Value>>();
  return (name) => {
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
}
