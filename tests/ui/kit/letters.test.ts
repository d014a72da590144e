import { describe, expect, test } from 'vitest'
import { spansIn } from '../../../ui/find/found-in.ts'
import { folded } from '../../../ui/kit/letters.ts'
import { matchOf } from '../../../ui/views/palette/matching.ts'

describe('I18N-4 words are found as people type them', () => {
  test.each([
    ['a large İ by a small i', 'İzmir', 'izmir'],
    ['an ı without its point by an i', 'Diyarbakır', 'diyarbakir'],
    ['ß by ss', 'Straße', 'strasse'],
    ['é by e, composed or not', 'Cafe\u0301', 'café'],
    ['ł and ó by l and o', 'Łódź', 'lodz'],
    ['ё by е', 'Ёлка', 'елка'],
    ['Greek without its accent', 'Άνθρωπος', 'ανθρωπος'],
    ['Arabic without its vowels', 'مُحَمَّد', 'محمد'],
    ['Hebrew without its points', 'שָׁלוֹם', 'שלום'],
    ['Korean, composed or not', '한국'.normalize('NFD'), '한국'],
    ['full-width letters by narrow ones', 'ＡＢＣ', 'abc'],
  ])('%s', (_, text, words) => {
    expect(folded(text)).toBe(folded(words))
  })

  test('and letters that are others stay others', () => {
    expect(folded('がく')).not.toBe(folded('かく'))
    expect(folded('กิน')).not.toBe(folded('กน'))
  })

  test('the first letters of a Korean syllable find it in the palette', () => {
    expect(matchOf('하', '한국')?.pieces).toEqual([{ from: 0, to: 1 }])
  })

  test('half a letter isn’t found in a document, where it might be replaced', () => {
    expect(spansIn('한국', '하')).toEqual([])
    expect(spansIn('Straße', 'stras')).toEqual([])
    expect(spansIn('Große Straße', 'strasse')).toEqual([{ from: 6, to: 12 }])
  })
})
