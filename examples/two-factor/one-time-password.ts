import { createHmac, timingSafeEqual } from 'node:crypto'

/** A code of an authenticator app (RFC 6238), in steps of 30 seconds. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

export const stepAt = (ms: number): number => Math.floor(ms / 30_000)

/** The step of a code, which may be one off for slow clocks; null: it's wrong, or not after `used`. */
export function stepOf(
  secret: Buffer,
  code: string,
  { now, used }: { now: number; used: number },
): number | null {
  const current = stepAt(now)
  const steps = [current, current - 1, current + 1].filter((step) => step > used)
  return steps.find((step) => isSame(codeAt(secret, step), code)) ?? null
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As authenticator apps read a secret. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}
