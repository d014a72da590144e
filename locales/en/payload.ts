export { en as payload } from '@payloadcms/translations/languages/en'
