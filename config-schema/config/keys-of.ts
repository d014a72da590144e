import type { z } from 'zod'

/** Every key of a type; of a union, every key of every member. */
type KeyOf<Type> = Type extends unknown ? keyof Type : never

/** The keys that nobody may leave out; of a union, those that no member lets out. */
type RequiredKeyOf<Type> = {
  [Key in keyof Type]-?: Record<never, never> extends Pick<Type, Key> ? never : Key
}[keyof Type]

/** A schema of what may be left out, with a default or without. */
interface Optional extends z.ZodType {
  _zod: z.ZodType['_zod'] & { optin: 'optional' | 'defaulted' }
}

/**
 * A schema for each key of one of Payload's types. When Payload adds one, or lets one be left out that
 * this schema asks for, this does not compile.
 */
export type KeysOf<Type> = {
  [Key in KeyOf<Type>]: Key extends RequiredKeyOf<Type> ? z.ZodType : Optional
}
