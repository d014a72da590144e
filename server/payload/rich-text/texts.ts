import { textsAbout } from '../../kit/texts.ts'

/** Payload has no such sentences. */
export const richTextText = textsAbout('richText')
