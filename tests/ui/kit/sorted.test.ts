import { expect, test } from 'vitest'
import { sorted } from '../../../ui/kit/sorted.ts'

test.each([
  ['de', ['Zebra', 'Äpfel', 'Apfel', 'apfel'], ['apfel', 'Apfel', 'Äpfel', 'Zebra']],
  ['sv', ['Öl', 'Zebra', 'Ål', 'Apa'], ['Apa', 'Zebra', 'Ål', 'Öl']],
  ['cs', ['Chata', 'Dům', 'Cena', 'Hora'], ['Cena', 'Dům', 'Hora', 'Chata']],
  ['lt', ['Kava', 'Yla', 'Ilga'], ['Yla', 'Ilga', 'Kava']],
  ['en', ['Part 10', 'Part 2'], ['Part 2', 'Part 10']],
])('38.1 names are in the order of %s', (language, names, order) => {
  expect(sorted(names, (name) => name, language)).toEqual(order)
})
