import { isRecord } from '#contracts/is-record'

const hasCode = (error: object, code: string): boolean =>
  'data' in error && isRecord(error.data) && error.data.code === code

/** A hook of the site says that a sign-in has a second step, by the code of its APIError. */
export const isCodeRequired = (error: object): boolean => hasCode(error, 'session.codeRequired')

/** The same of a second step that failed. */
export const isWrongCode = (error: object): boolean => hasCode(error, 'session.codeWrong')
