export { ru as payload } from '@payloadcms/translations/languages/ru'
