type NameClass = (local: string, file: string) => string

/** Class names are public, so two files may not make the same one: the second is refused. */
export function withoutClashes(nameOf: NameClass): NameClass {
  const owners = new Map<string, string>()

  return (local, file) => {
    const path = file.replace(/\?.*$/, '')
    const block = nameOf('root', path)
    const owner = owners.get(block) ?? path
    if (owner !== path) {
      throw new Error(`${owner} and ${path} would both be named ".${block}". Rename one of them.`)
    }
    owners.set(block, path)
    return nameOf(local, path)
  }
}
