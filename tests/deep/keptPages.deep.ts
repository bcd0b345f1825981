import '../../server/pages/kept/keptPages.test.ts';

// Each column of each table that is followed, where `npm test` takes every fourth.
process.env['WHOLE'] = '1';
