export { it as payload } from '@payloadcms/translations/languages/it'
