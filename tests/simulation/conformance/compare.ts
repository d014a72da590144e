import type { Json } from '#contracts/documents'
import type { Server } from './one-side.ts'
import { Side } from './one-side.ts'
import type { Question } from './questions.ts'
import { questionsOf } from './questions.ts'

/** Where two servers answer otherwise to the same questions, and what they were asked before; nothing: nowhere. */
export async function difference(
  model: Server,
  real: Server,
  seed: number,
  length: number,
): Promise<string> {
  const [one, other] = [new Side(model, `seed ${seed}`), new Side(real, `seed ${seed}`)]
  const asked: string[] = [`seed ${seed}`]
  for (const question of questionsOf(seed, length)) {
    const expected = await one.answer(question)
    const got = await other.answer(question)
    asked.push(`${said(question)} ⇒ ${JSON.stringify(got)}`)
    if (JSON.stringify(expected) !== JSON.stringify(got)) {
      return [...asked, `the model instead: ${JSON.stringify(expected satisfies Json)}`].join('\n')
    }
  }
  return ''
}

const said = ({ what, person, document, slug, locale }: Question): string =>
  `${what} by ${person}, ${what.startsWith('create') ? slug : document}, ${locale}`
