/** Fixed intents and forms of questions, in the notation of phrases.ts. */
export const intentPhrases = `
@person = person|human|someone|somebody|agent|agents|representative|rep|concierge|people|operator|advisor|adviser|supervisor|manager|persona|personas|humano|humana|agente|asesor|asesora|alguien|representante|gente|operador|operadora|supervisor|gerente|encargado|encargada|uno|usted|team|equipo

## person
talk|speak|chat|talking|speaking|connect|transfer|pass|hablar|hablo|hable|ablar|comunicame|comunicas|comunica|comunicarme|comuniqueme|comuniquen|conectame|conecta|transfiere|transfiereme|pasame|pasa|pasas|ponme|pongame|poneme|pon|atienda|atender ~4 @person
want|need|get|give|quiero|necesito|dame|deme|prefiero|prefer|rather|hay|exijo ~3 real|live|actual|human|humano|humana|verdad ~2 person|human|persona|agent|agente|people|humano|someone|gente|alguien
need|want|get|give|quiero|necesito|dame|deme|prefiero|prefer ~3 human|humano|humana|agent|agente|representative|representante|asesor|asesora|operator|operadora|supervisor
real|live|actual ~1 person|human|agent|people
human ~1 being|agent|please|help|support
persona ~1 real|verdad|viva|humana
persona ~1 de ~1 verdad
atencion ~1 humana|personal
can|could|may|let ~2 i|me|us ~3 talk|speak|chat ~1 to|with
call|llamame|llamenme|llamen|ring|phone ~0 me ~2 back|please|at|on|porfavor
llamame|llamenme
que ~2 me ~1 llame|llamen|atienda|escriba|escriban|contacte|contacten
have|get|someone|somebody|person ~3 call|contact|email|write ~1 me|us
not|no ~2 bot|robot|machine|maquina|computer ~3 person|human|persona|humano|someone|quiero|want
agent|agente|representative|operator|human|humano|operadora|representante
hablar|hablo|ablar ~2 con ~2 @person
esto|this|you|no|not ~3 sirve|helping|useless|answer|entiende|entiendes|understand|asked ~6 @person

## asks-how
how|como|why|what|whats|which|when|cuanto|cuanta|cuantos|cuantas|cuando|cual|cuales|should|debo|deberia|conviene|worth|difference|diferencia|requirements|requisitos|required|allowed|legal|legally|law|ley|permit|permiso|necessary|obligatorio|rules|reglas|taxes|duty
can|may|could|do|does|must|will|is|are ~0 i|we|my|it|they|foreigners|americans|tourists|retirees|people|the|he|she|residents|expats|citizens|kids
puedo|podemos|puede|pueden|tengo|tenemos|debo|debemos
se ~0 puede|necesita|paga|pagan
hay ~0 que
es|son ~0 peligroso|seguro|verdad|normal|obligatorio|necesario|legal|cierto
hace ~0 falta
best|mejor|cheapest|easiest|fastest|safest|right ~1 way|manera|forma
## asks-rule
best|mejor|cheapest|easiest|fastest|safest ~1 way|manera|forma
do|does|can|may|must|should ~1 i|we|he|she|my ~3 need|have|bring|pay|use|drive|get|keep|stay|work|register
whats|what|cual|como|how ~3 right|way|process|proceso|bien|manera|hace|steps|pasos
eso ~1 cuenta|vale|sirve
cubre|cubren|covers|cover|qualify|enough|legally|allowed|califico
que ~0
vale|merece ~1 la ~1 pena
## rest
and|y|what|how|tambien|also|pero|but|or|o|ok|then|entonces|plus|ademas
it|that|this|them|those|they|eso|esa|ese|esto|esta|este|lo|la|los|las|ellos|alla|there|one|ones|uno|same|mismo|misma
## back
me|nos|who|quien|it|them|lo|la ~1 it|them|lo|la|los|las
## narrows
for|para|with|con|without|sin|if|si|in|en|on|only|solo
## cost
how|cuanto|cuantos ~1 much|cuesta|cuestan|sale|salen|vale|valen|es|cobra|cobran|seria|pago
price|cost|costs|fee|fees|precio|costo|costos|tarifa|expensive|caro|charge|cobra|cobran
## duration
how|cuanto|que ~1 long|tiempo|tarda|tardan|demora|dura|toma|rapido|fast|soon|quick
tarda|tardan|demora|dura|wait|espera
## english
speak|speaks|habla|hable|hablan|hablen|english|ingles ~3 english|ingles|speaking|speak
`;
