import { createHmac, randomBytes } from 'node:crypto'
import { toBase32 } from './one-time-password.ts'

/** Ten codes of 80 bits, such as `ABCD-EFGH-IJKL-MNOP`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => toBase32(randomBytes(10)).match(/.{4}/g)!.join('-'))

/** What is stored of a code, however it was typed. */
export const recoveryHash = (secret: string, code: string): string =>
  createHmac('sha256', secret)
    .update(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest('hex')
