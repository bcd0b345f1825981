import '../rights/keys.test.ts';

// Every call to every key, where `npm test` asks a quarter of what is refused.
process.env['WHOLE'] = '1';
