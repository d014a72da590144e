/** The same data, in which texts under a name like `password` or `apiToken` are replaced. */
export function withoutSecrets(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutSecrets)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' && isSecret.test(name) ? 'secret' : withoutSecrets(value),
    ]),
  )
}

const isSecret = /pass(word|phrase)|secret|token|authori[sz]ation|cookie|api-?key/i
