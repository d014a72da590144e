/** Made once for each language. */
export function once<Made>(make: (locale: string | null) => Made): (locale: string | null) => Made {
  const made = new Map<string | null, Made>()
  return (locale) => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}
