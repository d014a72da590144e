import type { EditorThemeClasses } from 'lexical'
import css from './theme.module.css'

/** What the nodes of a text look like. */
export const theme: EditorThemeClasses = {
  paragraph: css.paragraph!,
  heading: { h1: css.h1!, h2: css.h2!, h3: css.h3!, h4: css.h4!, h5: css.h5!, h6: css.h6! },
  quote: css.quote!,
  list: {
    ul: css.ul!,
    ol: css.ol!,
    listitem: css.item!,
    listitemChecked: css.checked!,
    listitemUnchecked: css.unchecked!,
    nested: { listitem: css.nested! },
  },
  link: css.link!,
  autolink: css.link!,
  hr: css.rule!,
  text: {
    bold: css.bold!,
    italic: css.italic!,
    underline: css.underline!,
    strikethrough: css.struck!,
    underlineStrikethrough: css.underlineStruck!,
    code: css.code!,
    subscript: css.subscript!,
    superscript: css.superscript!,
    highlight: css.highlight!,
  },
  table: css.table!,
  tableScrollableWrapper: css.tableScroll!,
  tableRow: css.row!,
  tableCell: css.cell!,
  tableCellHeader: css.cellHeader!,
  tableCellSelected: css.cellSelected!,
  tableSelection: css.tableSelection!,
  tableRowStriping: css.striped!,
  tableFrozenColumn: css.frozenColumn!,
  tableFrozenRow: css.frozenRow!,
  indent: css.indent!,
}
