export { hr as payload } from '@payloadcms/translations/languages/hr'
