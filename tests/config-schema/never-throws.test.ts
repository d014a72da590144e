import { describe, expect, test } from 'vitest'
import { checkConfig } from '#config-schema/config'
import { keyPathsIn, nodeAt, textOfPath } from './kit/key-paths.ts'
import { payloadConfig } from './kit/payload-config.ts'
import { randomFrom } from './kit/random.ts'
import { siteWithCollection } from './kit/sites.ts'

/** A collection whose group holds the very list that the group is in. */
function turning(): object {
  const fields: object[] = []
  fields.push({ name: 'x', type: 'group', fields })
  return { slug: 'a', auth: true, fields }
}

const endless = (): object => ({
  type: 'row',
  get fields() {
    return [endless()]
  },
})

class Throwing {
  get slug(): string {
    throw new Error('not today')
  }
}

test.each<[string, unknown, string]>([
  ['null', null, 'config'],
  ['nothing', undefined, 'config'],
  ['a text', 'config', 'config'],
  ['a number', Number.NaN, 'config'],
  ['a list', [], 'config'],
  ['a function', () => ({}), 'config'],
  ['a map', new Map(), 'collections'],
  ['a symbol', Symbol('config'), 'config'],
  ['a promise', Promise.resolve({}), 'collections'],
  ['a config without a prototype', Object.create(null), 'collections'],
  ['a config that holds itself', { collections: [turning()] }, 'collections[0].fields[0].fields'],
  [
    'a config without an end',
    { collections: [{ slug: 'a', auth: true, fields: [endless()] }] },
    'collections[0]',
  ],
  [
    'a getter that throws',
    {
      get collections() {
        throw new Error('not today')
      },
    },
    'collections',
  ],
  ['an instance that throws', { collections: [new Throwing()] }, 'config'],
  [
    'a proxy that throws',
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('not today')
        },
      },
    ),
    'config',
  ],
  ['a revoked proxy', revoked(), 'config'],
])('CFG-5 never throws: %s', (_what, config, place) => {
  const mistakes = checkConfig(config)

  expect(mistakes[0]?.path).toContain(place)
})

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

test('what a circle means to its owner is none of our business', () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle

  expect(checkConfig(siteWithCollection({ custom: circle }))).toEqual([])
})

describe('CFG-5 a right config with one key gone wrong', () => {
  const paths = keyPathsIn(payloadConfig())
  const random = randomFrom(20)
  const some = Array.from({ length: 80 }, () => paths[Math.floor(random() * paths.length)]!)

  test.each([...new Set(some.map(textOfPath))])('is told of %s, renamed', (text) => {
    const config = payloadConfig()
    const path = paths.find((one) => textOfPath(one) === text)!
    const node = nodeAt(config, path.slice(0, -1))
    const key = path.at(-1)!
    node[`${key}Zzz`] = node[key]
    delete node[key]

    const told = checkConfig(config).map((mistake) => mistake.path)
    expect(told.some((place) => place === text || place === `${text}Zzz`)).toBe(true)
  })

  const needed = ['slug', 'type', 'fields', 'options', 'relationTo', 'collection', 'on', 'tabs']
  const required = paths.filter((path) => needed.includes(String(path.at(-1))))

  test.each(required.map(textOfPath))('is told of %s, deleted', (text) => {
    const config = payloadConfig()
    const path = required.find((one) => textOfPath(one) === text)!
    delete nodeAt(config, path.slice(0, -1))[path.at(-1)!]

    expect(checkConfig(config)).toContainEqual(
      expect.objectContaining({ kind: 'missing', path: text }),
    )
  })

  test('never throws, whatever is put in the place of whatever', () => {
    const values = [null, undefined, 0, -1, '', 'x', true, [], {}, [null], () => null, Symbol('x')]
    for (const path of some) {
      const config = payloadConfig()
      const value = values[Math.floor(random() * values.length)]
      nodeAt(config, path.slice(0, -1))[path.at(-1)!] = value

      expect(() => checkConfig(config), `${textOfPath(path)}: ${String(value)}`).not.toThrow()
    }
  })
})
