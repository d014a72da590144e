import type { TextAbout } from '../../kit/texts.ts'

interface Said {
  text: TextAbout<'filters'>
  field: string
}

/** A request's filter compares with what can't be compared; the message says what to send instead. */
export class UnreadableFilter extends Error {
  override name = 'UnreadableFilter'
  /** In place of the message, in the language of the request. */
  readonly said: Said | null

  constructor(message: string | Said) {
    super(typeof message === 'string' ? message : `The filter '${message.field}' can't be asked.`)
    this.said = typeof message === 'string' ? null : message
  }
}
