/** What Payload calls languages whose folders have the code that browsers and `Intl` know. */
const payloadCodes: Readonly<Record<string, string>> = {
  sr: 'rs',
  'sr-Latn': 'rs-latin',
  'zh-CN': 'zh',
}

/** In cookies, headers and configs. */
export const payloadCode = (language: string): string => payloadCodes[language] ?? language

/** Of a code in either form. */
export const ownCode = (code: string): string =>
  Object.keys(payloadCodes).find((own) => payloadCodes[own] === code.toLowerCase()) ?? code
