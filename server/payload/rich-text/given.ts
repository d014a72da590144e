import type { RichTextAdapter } from 'payload'

type Hooks = NonNullable<RichTextAdapter['hooks']>

/** What Payload gives to such a hook of an editor. */
export type Given<Name extends keyof Hooks> = Parameters<NonNullable<Hooks[Name]>[number]>[0]
