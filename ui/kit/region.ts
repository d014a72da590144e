/** The reader's own region of a language, where the browser tells one: 'en' is 'en-GB' in London. */
export const regionalized = (language: string, accepted: readonly string[] = []): string =>
  accepted.find((one) => isOf(one, language)) ?? language

function isOf(one: string, language: string): boolean {
  try {
    const [its, own] = [new Intl.Locale(one), new Intl.Locale(language)]
    if (its.language !== own.language || (own.region && its.region !== own.region)) return false
    return its.maximize().script === own.maximize().script
  } catch {
    return false
  }
}
