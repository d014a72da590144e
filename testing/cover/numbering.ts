/** Numbers for names, in the order in which they are first met. */
export function numbering() {
  const numbers = new Map<string, number>()
  const names: string[] = []
  return {
    names,
    numberOf(name: string): number {
      const known = numbers.get(name)
      if (known !== undefined) return known
      numbers.set(name, names.length)
      names.push(name)
      return names.length - 1
    },
  }
}
