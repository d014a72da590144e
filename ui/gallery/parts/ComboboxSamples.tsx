import { useState } from 'react'
import type { ComboboxTexts } from '../../parts/Combobox.tsx'
import { Combobox } from '../../parts/Combobox.tsx'
import type { ComboboxItem } from '../../parts/ComboboxList.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { Columns } from './Chapter.tsx'

export function ComboboxSamples() {
  const [author, setAuthor] = useState(['a1'])
  const [tags, setTags] = useState(['t1', 't2'])
  const [authorText, searchAuthors] = useState('')
  const [tagText, searchTags] = useState('')
  return (
    <Columns>
      <FieldFrame label="Author">
        {(control) => (
          <Combobox
            {...control}
            texts={texts}
            items={matching(authors, authorText)}
            selected={authors}
            value={author}
            onChange={setAuthor}
            onSearch={searchAuthors}
          />
        )}
      </FieldFrame>
      <FieldFrame
        label="Tags"
        description="The first one names the section."
        error="At most three."
      >
        {(control) => (
          <Combobox
            {...control}
            multiple
            texts={texts}
            items={matching(tagItems, tagText)}
            selected={tagItems}
            value={tags}
            onChange={setTags}
            onSearch={searchTags}
          />
        )}
      </FieldFrame>
      <FieldFrame label="Still loading">
        {(control) => (
          <Combobox
            {...control}
            isLoading
            texts={texts}
            items={[]}
            value={[]}
            onChange={setAuthor}
            onSearch={searchAuthors}
          />
        )}
      </FieldFrame>
      <FieldFrame label="Read only">
        {(control) => (
          <Combobox
            {...control}
            multiple
            readOnly
            texts={texts}
            items={[]}
            selected={tagItems}
            value={['t1', 't3']}
            onChange={setTags}
            onSearch={searchTags}
          />
        )}
      </FieldFrame>
    </Columns>
  )
}

const texts: ComboboxTexts = {
  open: 'Show choices',
  clear: 'Clear',
  remove: (label) => `Remove ${label}`,
  loading: 'Loading…',
  empty: 'Nothing found',
}

const authors: ComboboxItem[] = [
  { id: 'a1', label: 'Anna Kowal', detail: '41 posts' },
  { id: 'a2', label: 'Ben Adeyemi', detail: '12 posts' },
  { id: 'a3', label: 'Chiara Neri', detail: '3 posts' },
  { id: 'a4', label: 'Dai Sato', detail: 'left', disabled: true },
]

const tagItems: ComboboxItem[] = ['tools', 'calm', 'writing', 'rooms', 'type'].map(
  (label, index) => ({
    id: `t${index + 1}`,
    label,
  }),
)

const matching = (items: ComboboxItem[], text: string) =>
  items.filter((item) => item.label.toLowerCase().includes(text.toLowerCase()))
