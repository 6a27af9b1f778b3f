// From lists of leaked passwords, English and Spanish, six characters and more.
const common = new Set(
  (
    "123456 1234567 12345678 123456789 1234567890 0123456789 111111 000000 222222 333333 444444 555555 666666 777777 " +
    "888888 999999 121212 123123 123321 112233 101010 654321 7654321 87654321 987654321 0987654321 159753 147258 " +
    "147258369 123654 123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qwerty qwerty1 qwerty12 qwerty123 qwertyuiop " +
    "qwe123 asdfgh asdfghjkl zxcvbn zxcvbnm asd123 abc123 abcd1234 abcdef a123456 a12345678 aa123456 aaaaaa password " +
    "password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 pass123 letmein welcome welcome1 welcome123 " +
    "admin123 admin1234 administrator iloveyou iloveyou1 sunshine princess dragon monkey football baseball superman " +
    "batman master shadow michael jordan23 charlie freedom whatever trustno1 starwars hello123 hunter2 secret secret1 " +
    "changeme default guest123 test123 test1234 testing login123 google facebook samsung pokemon computer internet " +
    "contrasena contraseña contrasena1 contraseña1 contrasena123 contraseña123 clave123 clave1234 miclave teamo " +
    "teamo123 tequiero amor123 amorcito micorazon corazon mivida princesa bonita hermosa estrella mariposa jesus123 " +
    "jesucristo diosesamor dios123 cristo bendicion familia santiago santodomingo dominicana dominicano republica " +
    "quisqueya tigres aguilas licey barcelona realmadrid juanito carlos maria123 andrea daniel alejandro fernando " +
    "hola123 hola1234 holahola usuario secreto proveedor vendor vendor123 arribo arribo123 arribo2026"
  ).split(" "),
);

/** Whether a password is common or blank. */
export function isCommonPassword(password: string): boolean {
  return password.trim() === "" || common.has(password.toLowerCase());
}
