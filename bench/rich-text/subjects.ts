import type { BrowserContext } from 'playwright'
import type { Subject } from '../edit/subjects.ts'
import type { ServerProcess } from '../kit/server-process.ts'
import { richText } from '../peer-site/seed/text.ts'

/** Where a text is written, in our editor and in Payload's. */
export const editorSelector = '[data-lexical-editor="true"]'

/** Blocks that `richText` makes of so many paragraphs: a heading before every fifth. */
const blocksOf = (paragraphs: number) => paragraphs + Math.ceil(paragraphs / 5)

const sizes = [8, 84, 834]

/** Each is typed in once: it saves itself, and offers to be published from then on. */
const copies = 24

/** Posts whose texts have about 10, 100 and 1,000 blocks. */
export async function richSubjects(
  context: BrowserContext,
  { origin }: ServerProcess,
): Promise<Subject[]> {
  const subjects: Subject[] = []
  for (const paragraphs of sizes) {
    const name = `${blocksOf(paragraphs)} blocks`
    const ids: number[] = []
    for (let copy = 0; copy < copies; copy++) {
      const answer = await context.request.post(`${origin}/api/posts?depth=0`, {
        headers: { origin },
        data: { title: name, _status: 'published', content: richText(paragraphs, paragraphs) },
      })
      if (!answer.ok()) throw new Error(`A post with ${name} was answered ${answer.status()}.`)
      ids.push((await answer.json()).doc.id)
    }
    let next = 0
    const nextPath = () => `/admin/collections/posts/${ids[next++ % copies]}`
    subjects.push({ name, nextPath, field: editorSelector })
  }
  return subjects
}
