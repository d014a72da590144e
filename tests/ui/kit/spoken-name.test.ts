import { expect, test } from 'vitest'
import { spokenName } from '../../../ui/kit/spoken-name.ts'

test('38.4 A11Y-1 a name that has the words of its label in it is left as it is', () => {
  expect(spokenName('New', 'New post')).toBe('New post')
  expect(spokenName('Replace…', 'Replace “harbour.png”')).toBe('Replace “harbour.png”')
  expect(spokenName('Erstellen', 'Beitrag erstellen')).toBe('Beitrag erstellen')
})

test('38.4 A11Y-1 one that has not begins with its label', () => {
  expect(spokenName('Try again', 'Try a.png again')).toBe('Try again: Try a.png again')
  expect(spokenName('إنشاء جديد', 'إنشاء Author')).toBe('إنشاء جديد: إنشاء Author')
})
