import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Found } from '#machines/palette'
import { paletteMachine } from '#machines/palette'

/** An open palette whose questions wait for their answers. */
function openPalette() {
  const asked: { words: string; answer: (found: Found) => void }[] = []
  const clock = new SimulatedClock()
  const find = fromPromise<Found, string>(
    ({ input }) =>
      new Promise((answer) => {
        asked.push({ words: input, answer })
      }),
  )
  const palette = createActor(paletteMachine.provide({ actors: { find } }), { clock }).start()
  palette.send({ type: 'user.toggle' })
  const type = (words: string) => palette.send({ type: 'user.type', words })
  return { palette, clock, asked, type }
}

const found = (title: string): Found => ({
  documents: [{ slug: 'posts', id: title, title }],
  missed: [],
})
const answered = () => new Promise((resolve) => setTimeout(resolve))

describe('NAV-8 the search of the palette', () => {
  test('asks once for what is typed in one go', () => {
    const { asked, clock, type } = openPalette()
    for (const words of ['q', 'qu', 'qui']) {
      type(words)
      clock.increment(150)
    }
    expect(asked).toEqual([])

    clock.increment(50)
    expect(asked.map(({ words }) => words)).toEqual(['qui'])
  })

  test('the newest question wins: an answer to older words is never shown', async () => {
    const { palette, asked, clock, type } = openPalette()
    type('old')
    clock.increment(200)
    type('new')
    clock.increment(200)

    asked[1]?.answer(found('new'))
    await answered()
    asked[0]?.answer(found('old'))
    await answered()

    expect(palette.getSnapshot().context.documents).toEqual(found('new').documents)
  })

  test('an answer that comes after it was closed changes nothing', async () => {
    const { palette, asked, clock, type } = openPalette()
    type('late')
    clock.increment(200)
    palette.send({ type: 'user.close' })
    asked[0]?.answer(found('late'))
    await answered()

    expect(palette.getSnapshot().value).toBe('closed')
    expect(palette.getSnapshot().context).toMatchObject({ words: '', documents: [] })
  })

  test('10,000 characters are cut before anybody is asked', () => {
    const { asked, clock, type } = openPalette()
    type('x'.repeat(10_000))
    clock.increment(200)

    expect(asked[0]?.words).toHaveLength(200)
  })

  test('what was chosen is announced once, however often it is pressed', () => {
    const { palette } = openPalette()
    const heard: string[] = []
    palette.on('chosen', ({ id }) => heard.push(id))
    for (let press = 0; press < 3; press++) {
      palette.send({ type: 'user.choose', entry: { id: 'delete', isRefused: false } })
    }

    expect(heard).toEqual(['delete'])
  })
})
