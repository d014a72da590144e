import { APIError } from 'payload'

/** The password was right. The panel asks for a code, and sends it as `code` with the same sign-in. */
export const codeRequired = () =>
  new APIError('Enter your code.', 401, { code: 'session.codeRequired' }, true)

/** The panel asks again, and the server counts a failed sign-in. */
export const codeWrong = () =>
  new APIError('Incorrect code.', 401, { code: 'session.codeWrong' }, true)
