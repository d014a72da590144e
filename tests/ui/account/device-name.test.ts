import { expect, test } from 'vitest'
import type { Text } from '../../../ui/kit/text.tsx'
import { deviceName } from '../../../ui/views/account/device-name.ts'
import { wordsIn } from '../../kit/words.ts'

const text = wordsIn('en') as Text

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0'

test.each([
  [windows, 'Firefox on Windows'],
  [phone, 'Safari on iOS'],
  [edge, 'Microsoft Edge on Windows'],
  ['A script of mine', null],
])('39.1 a session is named by the browser that it began in: %s', (agent, name) => {
  expect(deviceName(text, agent)).toBe(name)
})
