import type { DocumentGroup } from '#config-schema'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import type { Column } from '../columns.ts'

/** What people call a group: the words of its value. */
export function useGroupName({ label, content }: Column): (group: DocumentGroup) => string {
  const text = useText()
  const { date, number } = useFormats()
  return ({ value, title }) => {
    if (value === null) return text('groups.none', { label })
    switch (content.type) {
      case 'select':
      case 'radio':
        return content.options.find((option) => option.value === value)?.label ?? String(value)
      case 'checkbox':
        return text(value === true ? 'list.yes' : 'list.no')
      case 'status':
        return text(value === 'published' ? 'status.published' : 'status.draft')
      case 'date':
      case 'moment':
        return date(new Date(`${value}T12:00`), 'dayOnly')
      case 'relationship':
        return title ?? text('groups.untitled', { id: String(value) })
      default:
        return typeof value === 'number' ? number(value) : String(value)
    }
  }
}
