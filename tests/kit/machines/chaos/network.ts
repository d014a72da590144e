import type { Fate } from './server.ts'
import { flushed } from './visit.ts'
import type { World } from './world.ts'

/** The request comes to the server, or does not. */
export function arrive({ question, server, story }: World, fate: Fate): void {
  if (!question || question.result) return
  const { result, isHidden } = server.answer(question.request, fate)
  question.result = result
  story.tell(`arrive: ${fate}${isHidden ? ', and is written' : ''}`)
}

/** The answer comes to the editor. */
export async function deliver(world: World): Promise<void> {
  const { question, story, visit } = world
  if (!question?.result) return
  const { result, resolve, reject } = question
  world.question = null
  try {
    resolve(result())
  } catch (thrown) {
    reject(thrown)
  }
  await flushed()
  const { code = '' } = visit.context().problem ?? {}
  story.tell(`answer: ${JSON.stringify(visit.state().value)} ${code}`)
}

/** The browser is on the network again, and the person is who they were. */
export function heal({ visit }: World): void {
  visit.document.send({ type: 'session.renewed' })
  visit.document.send({ type: 'browser.online' })
}
