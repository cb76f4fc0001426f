/** The most common passwords, in lower case: keyboard patterns, number sequences, single words, names from this domain. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
000000 0000000000 0123456789 0987654321 102030 10203040 1020304050 111111 1111111111 112233 11223344 1122334455
121212 123123 123123123 1231231231 123321 1234554321 123456 1234567 12345678 123456789 1234567890 12345678910
1234qwer 123abc 123qwe 123qweasd 12qwaszx 147258369 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
1qaz2wsx3edc 456789 654321 666666 696969 741852963 777777 789456 789456123 888888 987654321 9876543210 999999
a123456 a123456789 a1b2c3 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aaaaaa aaaaaaaaaa abc123 abc12345 abcabcabc
abcd1234 abcdef abcdefg abcdefgh abcdefghij access access123 admin admin123 admin1234 adminadmin administrator
allah america anamnesis anamnesis1 anamnesis123 andrew android angel angelina angels anthony apple apple123
appointment april arsenal asdf1234 asdfasdf asdfgh asdfghjkl ashley august australia autumn avengers azerty
azertyuiop babybaby babyboy babygirl banana bangalore barcelona baseball basketball batman battery bharat
bismillah blessed blink182 brother buddha buster butterfly california camaro canada change_me changeme
changeme123 changemenow charlie cheese chelsea chennai cherry chocolate christ clinic clinic123 coffee computer
computer1 contrasena cookie cookies correct correcthorsebatterystaple corvette cowboys cricket cricket123 daddy
daniel darling december default delhi demo demo123 demodemo doctor doctor123 doctordoctor dolphin dragon
dragon123 eagle elephant example facebook falcon family family123 father february ferrari football football1
forever freedom friday friends ganesh ganesha george ghost ginger godbless godisgood godisgreat goku goodbye
google guest guest123 guestguest happiness happy happyday harley health health123 healthcare healthcare1
healthrecord healthy heaven hello hello123 hellohello helloo helloworld hockey honda honey horse hospital
hospital1 hospital123 hulk hunter hyderabad iamgod iloveyou iloveyou1 iloveyou2 iloveyouforever india india123
india1234 indian instagram internet internet1 iphone iphone12 ironman jaishriram january jennifer jessica jesus
jesus123 jesuschrist jordan joshua july june justice juventus keyboard killer king kingking kitten kolkata
krishna lakers lamborghini letmein letmein123 letmeinnow liberty linkedin lion liverpool lkjhgfdsa login
login123 loginlogin logmein london lovelove lovely loveme loveyou maggie manchester manutd march master
master123 masterkey matrix matthew medical medical123 medicalrecord medicine mercedes michael michelle microsoft
mnbvcxz mohammed mommy monday monkey monkey123 moonlight motdepasse mother muhammad mumbai mustang mypass
mypassword mypassword1 mypassword123 mysecret naruto ncc1701 newpassword newpassword1 newyork nobody nokia
nopassword notapassword nothing november nurse nurse123 october oldpassword omnamahshivaya open opensesame
orange pakistan panther parola pass123 pass1234 pass12345 passcode passpass passphrase passw0rd password
password! password1 password12 password123 password1234 passwordpassword passwords passwort patient patient123
patientpatient peace peanut pepper pharmacy phoenix physician pikachu pizza pleasechange poiuytrewq pokemon
porsche poweruser prince princess princess1 private pumpkin puppy q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc queen
qwaszx qwe123 qweasdzxc qwer1234 qwerty qwerty123 qwertyuiop qwertz qwertzuiop rainbow ranger rangers realmadrid
robert root rootroot sairam sample samsung saturday secret secret123 secretword security security1 senha
september shadow sister smile soccer somebody spiderman spring staple starlight starwars steelers strawberry
sugar summer summer123 sunday sunshine sunshine1 superman superman1 supersecret superuser surgeon sweetheart
temp temp123 temporary tennis test test123 test1234 tester testing testing123 testtest thepassword
thisismypassword thomas thor thunder thursday tiger together toor topsecret toyota trustno1 tuesday twitter
unicorn user username volleyball wachtwoord waheguru wednesday welcome welcome1 welcome123 welcomehome wellness
whatever whoami william windows winter winter123 yamaha yankees yourpassword youtube zaq12wsx zxcvbn zxcvbnm
`
    .trim()
    .split(/\s+/),
);
