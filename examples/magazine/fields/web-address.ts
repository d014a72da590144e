import type { TextFieldSingleValidation } from 'payload'

/** Takes an address that a browser can open, or none. */
export const webAddress: TextFieldSingleValidation = (value, { req: { i18n } }) =>
  !value || URL.canParse(value) || complaints[i18n.language === 'de' ? 'de' : 'en']

const complaints = {
  en: 'Write the whole address, beginning with https://',
  de: 'Bitte die ganze Adresse, beginnend mit https://',
}
