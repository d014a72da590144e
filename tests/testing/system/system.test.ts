import { describe, expect, test } from 'vitest'
import type { AnySystem } from '#testing'
import { exploreSystem, mutateSystem, runSystem } from '#testing'
import { never } from '#testing/laws'
import type { Doorbell } from './doorbell.ts'
import { doorbell } from './doorbell.ts'

const options = { seed: 20261126, walks: 50 }
const any = (system: unknown) => system as AnySystem
const run = (system: unknown) => runSystem(any(system), options)

describe('22.5 machines that tell each other things are tried as one:', () => {
  test('all that both can do is looked at, and time passes for both alike', () => {
    const { nodes, isCut } = exploreSystem(any(doorbell))
    const timers = nodes.map(({ moments }) =>
      Object.values(moments)
        .flatMap(({ timers }) => timers.map(({ left }) => left))
        .join(),
    )

    expect(isCut).toBe(false)
    // A ring lasts one second and an open door three; a second ring may come while it is open.
    expect([...new Set(timers)].sort()).toEqual([
      '',
      '1000',
      '1000,1000',
      '1000,2000',
      '1000,3000',
      '2000',
    ])
  })

  test('what both keep is kept by real actors too, in every message and at random', async () => {
    expect(await run(doorbell)).toMatchObject({
      system: 'doorbell',
      parts: ['bell', 'door'],
      isCut: false,
      laws: Object.keys(doorbell.laws),
      failures: [],
    })
  })

  test('a law of both is broken by the shortest story', async () => {
    const { failures } = await run({
      ...doorbell,
      laws: { 'it never opens': never<Doorbell>(({ of }) => of.door.is('open')) },
    })

    expect(failures[0]).toMatchObject({
      broken: ['it never opens'],
      story: ['outside: entered', 'bell: user.press'],
    })
  })

  test('what joins them must remember nothing that their states do not say', async () => {
    const forgetful: typeof doorbell = {
      ...doorbell,
      join(actors, port) {
        let times = 0
        const end = doorbell.join(
          {
            ...actors,
            door: Object.assign(Object.create(actors.door) as typeof actors.door, {
              send(event: Parameters<typeof actors.door.send>[0]) {
                times += 1
                if (times < 3) actors.door.send(event)
              },
            }),
          },
          port,
        )
        return end
      },
    }
    const { failures } = await run(forgetful)

    expect(
      failures.flatMap(({ differences }) => differences.map(({ machine }) => machine)),
    ).toContain('door')
  })

  test('a machine that throws is told with its story', async () => {
    const { failures } = await run({
      ...doorbell,
      join: () => {
        throw new Error('Nobody is there.')
      },
    }).catch((thrown: Error) => ({ failures: [{ thrown: thrown.message }] }))

    expect(failures[0]?.thrown).toContain('Nobody is there.')
  })
})

describe('22.5 messages that go wrong:', () => {
  test('laws see the one that is lost and matters; what arrives twice changes nothing here', () => {
    const { harmless, mistakes } = mutateSystem(exploreSystem(any(doorbell)))

    expect(mistakes.map(({ message, mistake, seenBy }) => [message, mistake, seenBy])).toEqual([
      ['bell tells door bell.rang', 'lost', ['nobody waits outside while somebody is at home']],
      ['outside tells door house.entered', 'lost', []],
      ['outside tells door house.left', 'lost', []],
    ])
    expect(harmless.map(({ mistake }) => mistake)).toEqual(['doubled', 'doubled', 'doubled'])
  })

  test('without laws nothing is seen', () => {
    const { mistakes } = mutateSystem(exploreSystem(any({ ...doorbell, laws: {} })))

    expect(mistakes.flatMap(({ seenBy }) => seenBy)).toEqual([])
  })
})
