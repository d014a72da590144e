import { expect, test } from 'vitest'
import type { ChoiceProps } from '../../cli/screens/ChoiceScreen.tsx'
import { askAnswers } from '../../cli/services/ask/ask-answers.ts'
import { changesBetween } from '../../server/database/record/changes.ts'
import { quietTerminal } from '../docs/kit/quiet-terminal.ts'

const texts = (...names: string[]) =>
  names.map((name) => ({ key: `posts.${name}`, kind: 'text', path: `posts.${name}` }) as never)

/** Whoever presses Enter at each question takes what is marked. */
const enter = async ({ choices: [marked] }: ChoiceProps) => marked!.value

const asked = (before: string[], after: string[]) => {
  const none = { renames: [], drops: [] }
  const { open } = changesBetween(texts(...before), texts(...after), none)
  return { open, answers: askAnswers(quietTerminal, enter, open) }
}

test('37.1.10 three renames answered with three Enters fit the change', async () => {
  const before = ['title', 'intro', 'body']
  const after = ['headline', 'summary', 'content']
  const { answers, open } = asked(before, after)
  expect(open).toHaveLength(3)

  const { renames } = changesBetween(texts(...before), texts(...after), (await answers)!)
  expect(renames).toEqual([
    { from: 'posts.title', to: 'posts.headline' },
    { from: 'posts.intro', to: 'posts.summary' },
    { from: 'posts.body', to: 'posts.content' },
  ])
})

test('37.1.10 a field that no name is left for is deleted by nobody who only presses Enter', async () => {
  expect(await asked(['title', 'intro'], ['headline']).answers).toBeNull()
})
