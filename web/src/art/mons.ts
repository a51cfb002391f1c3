/** The crests, in the notation of marks.ts: each says something of the person, none copies a house's own. */
export const MONS: Readonly<Record<string, string>> = {
  benkei: 'l O32 32 29.5|i*7 M33 26C30 16 33 9 42 7C40 13 39 20 36 26Z|i O32 32 4',
  chiyome: 'i O32 32 31|c*6 M32 32V1M32 10Q39 19 51 21M32 20Q36 25 42.4 26',
  ginchiyo: 'i O32 32 31|p M40 5L14 36H28L23 59L50 27H36Z',
  goemon: 'l O32 32 29.5|l M22 20c0-11 20-11 20 0|i M12 20h40v4h-3c0 11-7 16-17 16s-17-5-17-16h-3z|i M17 55L19 46 24 50 28 42 32 48 36 42 40 50 45 46 47 55Q32 64 17 55Z',
  hanzo:
    '45|l O32 32 29.5|l M32 14V54M14 32H54|i M32 4l7 13-7-3.5-7 3.5zM4 32l13-7-3.5 7 3.5 7z|l M26 56l6-6 6 6M26 49l6-6 6 6M56 26l-6 6 6 6M49 26l-6 6 6 6',
  hideyoshi:
    'l O32 32 29.5|i M32 7c-3 0-3 3-2 6c-8 2-10 11-5 16c-10 5-11 20 0 25q7 3 14 0c11-5 10-20 0-25c5-5 3-14-5-16c1-3 1-6-2-6z|c M23 30h18',
  ieyasu: 'l O32 32 29.5|i*3 M32 31C20 25 17 11 25 7Q30 6 32 11Q34 6 39 7C47 11 44 25 32 31Z|c*3 M32 26V15',
  kojiro:
    '35|i O32 32 31|p M32 9c4 1 5 6 5 10c9-2 16 2 21 12c-8-4-14-4-20-1c-1 4-2 7-3 10l8 17-11-10-11 10 8-17c-1-3-2-6-3-10c-6-3-12-3-20 1c5-10 12-14 21-12c0-4 1-9 5-10z',
  musashi:
    '45|i O32 32 31|p M20 14L27 6V41H20ZM16 43h15v4H16zM20.5 49h6v10h-6zM38 24L45 16V41H38ZM34 43h15v4H34zM38.5 49h6v6h-6z',
  nobunaga: 'i*4 O32 17 15|p*4 O32 17 9|i*4 O32 18 4.5|p O32 32 9|i O32 32 5',
  tomoe: 'i*3 M42 18A10 10 0 1 1 22 18C22 8 30 1 41 2C51 4 59 11 62 22C54 14 48 11 41 13C42 15 42 16 42 18Z',
  ushiwaka:
    'l O32 32 29.5|i M5 16h54v7H5z|p O18 19.5 2O28 19.5 2O37 19.5 2O46 19.5 2|i M32 26c6 10 6 21 0 32c-6-11-6-22 0-32zM29 27C18 30 11 38 11 49C21 46 28 38 29 27ZM35 27C46 30 53 38 53 49C43 46 36 38 35 27Z',
  bokuden:
    'l O32 32 29.5|b M6 18Q32 30 58 18|c M14 17l2 9M23 19l2 9M32 20l2 9M41 19l2 9M50 16l2 9|i M16 30h9l-3 8h7l-4 8h6L20 59l2-9h-6l3-8h-7zM37 30h9l-3 8h7l-4 8h6L41 59l2-9h-6l3-8h-7z',
  gracia: 'i*5 M32 31L19 17Q23 7 32 1Q41 7 45 17Z|p O32 32 11|i M30 23h4v5.5h5.5v4H34V42h-4V32.5h-5.5v-4H30z',
  kanbei: 'l O32 32 29.5|l M5 22H59M5 42H59M22 5V59M42 5V59|i O22 22 8.5O42 42 8.5|o O42 22 7.5O22 42 7.5',
  kenshin: 'i O32 32 31|p M32 3l6 11v10h-12V14zM30 28h4v32h-4zM15 10c-4 16 4 24 17 24s21-8 17-24l-6 5c1 8-3 12-11 12s-12-4-11-12z',
  lady_chacha:
    'i M32 1L59 16.5V47.5L32 63 5 47.5V16.5Z|p M32 8L53 20V44L32 56 11 44V20Z|i M32 13L48.5 22.5V41.5L32 51 15.5 41.5V22.5Z|p*6 M32 31C27 25 28 20 32 17C36 20 37 25 32 31Z',
  masamune: 'i O32 32 31|p M8 14A27 27 0 1 0 58 24C58 38 48 48 34 47C18 46 9 32 8 14Z',
  motonari: 'i O32 32 31|p M32 2l7 13h-5v43h-4V15h-5zM16 12l7 13h-5v25h-4V25H9zM48 12l7 13h-5v25h-4V25h-5z|p M9 36h46v7H9z',
  okuni: 'l O32 32 29.5|i M5 26A38 38 0 0 1 59 26L43 43A15 15 0 0 0 21 43Z|c M15 35L12 18M26 39L24 12M38 39L40 12M49 35L52 18|l M32 55L22 44M32 55V41M32 55L42 44',
  shima: 'i M12 42c0-14 8-22 20-22s20 8 20 22zM8 45h48c1 8 4 12 8 14q-8 5-15 0c-3-2-3-5-3-7H18c0 2 0 5-3 7q-7 5-15 0c4-2 7-6 8-14zM27 24C12 21 4 13 6 0C13 12 22 16 32 20C42 16 51 12 58 0C60 13 52 21 37 24Z|c M32 25V42',
  shingen: 'i*4 M32 1L43 15.5 32 30 21 15.5Z|p*4 M32 10L36 15.5 32 21 28 15.5Z',
  yoshihiro: 'b O32 32 19|i*4 M25 1H39L35 32H29Z',
  yukimura: 'i*6 O32 11.5 10.5|p*6 M28.5 8h7v7h-7z',
  rikyu: 'i O32 32 31|p M11 28h42c0 15-7 21-14 22v5H25v-5C18 49 11 43 11 28Z|c M24 23c-5-5 5-7 0-13M40 23c-5-5 5-7 0-13|c M32 22c-5-5 5-7 0-13',
};

const PETALS = ['O32 14 6', 'M32 5L39 17 32 27 25 17Z', 'M32 4L40 24H24Z', 'M24 27Q22 12 32 5Q42 12 40 27Z'];

/** A crest for a user-made character: the same key always gets the same ring. */
export function ownMon(key: string): string {
  const sum = [...key].reduce((found, letter) => (found * 31 + (letter.codePointAt(0) ?? 0)) % 65521, 7);
  const petal = PETALS[sum % PETALS.length] ?? '';
  const count = 3 + (Math.floor(sum / 4) % 5);
  return sum % 3 === 0 ? `i O32 32 31|p*${count} ${petal}` : `l O32 32 29.5|i*${count} ${petal}`;
}
