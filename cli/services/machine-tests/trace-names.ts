/**
 * Names for the files of traces, each another: whatever a machine is called, they stay in their
 * folder and can be written on any disk.
 */
export function traceNames(): (machine: string) => string {
  const counts = new Map<string, number>()
  return (machine) => {
    const stem = stemOf(machine)
    // Some disks take large and small letters for the same.
    const key = stem.toLowerCase()
    const number = (counts.get(key) ?? 0) + 1
    counts.set(key, number)
    return `${stem}-${number}.json`
  }
}

/** With the number and the ending, a name has at most 60 letters. */
const longestStem = 48

const stemOf = (machine: string): string =>
  machine
    .replace(/[^\w.]+/g, '-')
    .slice(0, longestStem)
    .replace(/^[.-]+|[.-]+$/g, '') || 'machine'
