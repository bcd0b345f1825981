/** What names a stored file in the examples of the contract: the SHA-256 of nothing (FIPS 180-4). */
export const exampleHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
