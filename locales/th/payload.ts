export { th as payload } from '@payloadcms/translations/languages/th'
