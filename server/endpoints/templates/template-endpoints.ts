import { changeTemplate, deleteTemplate } from './change-template.ts'
import { keepTemplate } from './keep-template.ts'
import { readTemplates } from './read-templates.ts'
import { readValues } from './read-values.ts'

export const templateEndpoints = [
  readTemplates,
  keepTemplate,
  readValues,
  changeTemplate,
  deleteTemplate,
]
