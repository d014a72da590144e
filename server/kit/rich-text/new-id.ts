import { randomBytes } from 'node:crypto'

/** As Payload makes them for rows and nodes: 24 hexadecimal digits. */
export const newId = (): string => randomBytes(12).toString('hex')
