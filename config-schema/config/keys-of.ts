import type { z } from 'zod'

/** Every key of a type; of a union, every key of every member. */
type KeyOf<Type> = Type extends unknown ? keyof Type : never

/** A schema for each key of one of Payload's types: when Payload adds one, this does not compile. */
export type KeysOf<Type> = Record<KeyOf<Type>, z.ZodType>
