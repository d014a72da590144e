import { isRecord } from '#contracts/is-record'

/** A hook of the site says that the second step of a sign-in failed, by the code of its APIError. */
export const isWrongCode = (error: object): boolean =>
  'data' in error && isRecord(error.data) && error.data.code === 'session.codeWrong'
