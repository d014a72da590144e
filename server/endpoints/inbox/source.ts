import type { PayloadRequest } from 'payload'
import type { InboxEntry } from '#contracts/inbox'

/** An entry before it's known whether it was read. */
export type Found = InboxEntry extends infer Entry
  ? Entry extends InboxEntry
    ? Omit<Entry, 'isRead'>
    : never
  : never

/** One kind of what concerns whoever asks, as far as they may read it now, the newest first. */
export type InboxSource = (req: PayloadRequest) => Promise<readonly Found[]>
